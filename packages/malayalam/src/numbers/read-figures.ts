const malayalamZero = '൦'.charCodeAt(0)

/** Commas stand between thousands, or as in India between lakhs. */
const figures = /^(?:[\d൦-൯]+|[\d൦-൯]{1,3}(?:,[\d൦-൯]{3})+|[\d൦-൯]{1,2}(?:,[\d൦-൯]{2})*,[\d൦-൯]{3})$/u

/** Malayalam has digits of its own, ൦ to ൯; nobody writes them now. */
export const inLatinDigits = (digits: string): string =>
  digits.replace(/[൦-൯]/gu, (digit) => String(digit.charCodeAt(0) - malayalamZero))

/** Reads a whole number in figures: 500000, 5,00,000, 500,000, ൧൨൩. Undefined if it is none. */
export const readFigures = (text: string): number | undefined =>
  figures.test(text) ? Number(inLatinDigits(text).replaceAll(',', '')) : undefined
