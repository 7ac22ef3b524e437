/** A paragraph, and below it one line for each sentence. */
export const asList = (opening: string, items: readonly string[]) =>
  [opening, ...items.filter(isSaid).map((item) => `– ${asSentence(item)}`)].join('\n')

/** After another sentence each begins with a capital, and the first, after “Meaning:”, as it is. */
export const asSentences = (first: string, ...others: readonly string[]) =>
  [first, ...others]
    .filter(isSaid)
    .map((one, at) => (at === 0 ? one : asSentence(one)))
    .join(' ')

const isSaid = (text: string) => text !== ''
const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
