/** A text without the stop at its end, to stand within a sentence before the sentence's own stop. */
export const withoutStop = (text: string): string => text.replace(/\s*[.!?…]+$/u, '')
