/** Under which name the text that was pasted last is kept on the device. */
export const keptTextName = 'readingText'
