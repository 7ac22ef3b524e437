import type { Letter } from '@app/learning/letters'
import { asModule } from './as-module.ts'
import { readLetterStrokes } from './letter-strokes.ts'

/**
 * How letters are written, as modules: `strokes`, a loader for each single letter with known strokes, the
 * strokes of each, and `written-letters`, which letters those are. Conjuncts consist of these letters and are
 * left out.
 */
export function strokeModules(
  prefix: string,
  letters: readonly Letter[],
): (id: string) => string | undefined {
  const part = `${prefix}strokes/`
  const strokesOf = readLetterStrokes()
  const written = letters.flatMap(({ id, letter, kind }) => {
    const strokes = kind === 'conjunct' ? undefined : strokesOf(letter)
    return strokes ? [{ id, letter, kind, strokes }] : []
  })
  if (written.length === 0) throw new Error('There are no strokes for any letter.')
  return (id) => {
    if (id === `${prefix}strokes`)
      return `export const loaders = { ${written.map(({ id }) => `'${id}': () => import('${part}${id}')`).join(', ')} }`
    if (id === `${prefix}written-letters`)
      return asModule({ writtenLetters: written.map(({ id, letter, kind }) => ({ id, letter, kind })) })
    const found = written.find((letter) => id === part + letter.id)
    return found && asModule({ strokes: found.strokes })
  }
}
