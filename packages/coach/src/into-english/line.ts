/** Words of an English sentence in their order, without those that are empty. */
export const line = (...words: readonly string[]) =>
  words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/\bcan not\b/u, 'cannot')

export const listed = (parts: readonly string[]) =>
  parts.length > 2 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}` : parts.join(' and ')
