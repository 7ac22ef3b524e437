/** Letters as they stand alone: before a sign, which cannot, a dotted circle takes the place of a consonant, or of an ending's hyphen. */
export const standingAlone = (text: string) => text.replace(/^-?(?=[\u0D02\u0D03\u0D3E-\u0D4D\u0D57])/u, '◌')
