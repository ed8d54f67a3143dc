// The moments of a start, for whoever measures it: the browser's performance marks. `build.py bench page` reads them.

export const mark = (moment) => performance.mark(`start: ${moment}`);
