const scheme = 'say-en:'

/** The address of an English text that a voice says: there is no clip of it. */
export const saidInEnglish = (text: string): string => `${scheme}${text}`

/** The text of such an address. Undefined of any other. */
export const textToSay = (address: string): string | undefined =>
  address.startsWith(scheme) ? address.slice(scheme.length) : undefined
