/** Bytes of one file of captions. */
export const mostBytes = 10 * 1024 * 1024

/** Lines that one text may have: ten hours of talk. */
export const mostLines = 20_000

/** Characters of one line: what a saved word keeps as its sentence. */
export const longestLine = 1000
