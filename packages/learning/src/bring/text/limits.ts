/** The most bytes of a caption file. */
export const mostBytes = 10 * 1024 * 1024

/** The most lines of a text: ten hours of talk. */
export const mostLines = 20_000

/** The most characters of a line: as many as a saved word may keep as its sentence. */
export const longestLine = 1000

/** Bytes of any file: a book with pictures or a deck with sound may be so large. */
export const mostFileBytes = 200_000_000
