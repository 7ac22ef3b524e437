/**
 * A text as it is written alone: before a sign, which cannot stand alone, a dotted circle replaces the
 * consonant or the hyphen of an ending.
 */
export const standingAlone = (text: string) => text.replace(/^-?(?=[\u0D02\u0D03\u0D3E-\u0D4D\u0D57])/u, '◌')
