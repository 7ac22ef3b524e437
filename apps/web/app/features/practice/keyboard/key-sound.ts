import { layoutNames, layouts } from '@app/malayalam/keyboard'
import { easyLatin, latin } from '@app/malayalam/sound'

/**
 * How a letter on a key sounds, in Latin letters: the name of the key. Letters whose names would be alike in easy
 * Latin (ല and ള) have the marks of precise Latin.
 */
export const keySound = (letter: string): string =>
  alike.has(easyLatin(letter)) ? latin(letter) : easyLatin(letter)

const letters = [
  ...new Set(
    layoutNames
      .flatMap((name) => [...layouts[name].rows, ...(layouts[name].shifted ?? [])].flat())
      .flatMap((key) => (key.type === 'letter' ? [key.text] : [])),
  ),
]

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)
const inEasyLatin = new Set(twice(letters.map(easyLatin)))
/** ത is ta where it is not tha, and then ട cannot be ta. */
const alike = new Set([
  ...inEasyLatin,
  ...letters.filter((letter) => inEasyLatin.has(easyLatin(letter))).map(latin),
])
