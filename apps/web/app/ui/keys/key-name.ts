type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** Signs that are keys of ours, however a keyboard writes them. */
const signs = new Set(['[', ']', '?', ' '])

/** Keys that write nothing yet, or that a program for another script takes. */
const silent = new Set(['Dead', 'Process', 'Unidentified'])

/** What an American keyboard writes with a key, by its place. */
const places: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Space: ' ' }

/**
 * The name of a pressed key: `l`, `2`, `[`, `Enter`. Latin letters, digits and the signs that we use go by what
 * they write, so that every Latin keyboard has them where they are printed. Anything else goes by its place:
 * with InScript, ത is `l`, and on a French keyboard é is `2`.
 */
export function keyNameOf({ key, code, shiftKey }: Press): string {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase()
  if (signs.has(key)) return key
  if (/^[!-~]{2,}$/.test(key) && !silent.has(key)) return key
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit) return digit
  // A mark of a Latin keyboard, as Dvorak has them in place of letters, is no letter.
  if (/^[!-~]$/.test(key)) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return letter.toLowerCase()
  return code === 'Slash' && shiftKey ? '?' : (places[code] ?? key)
}

/** Whether a modifier was only needed to write the sign: AltGr, or Option on a keyboard that has no key for it. */
export const writesSign = (press: Press, altGr: boolean): boolean =>
  signs.has(press.key) && press.key !== ' ' && (altGr || places[press.code] === undefined)
