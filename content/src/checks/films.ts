import { isMalayalam, words } from '@app/malayalam'
import type { Fault } from '../fault.ts'
import type { FilmSource, Source } from '../source.ts'
import { isPureMalayalam } from './words/pure-malayalam.ts'

/**
 * A script is in both languages. Each line has a voice and a scene that the script names, and one gloss for
 * each word.
 */
export function films({ films }: Source): Fault[] {
  return films.flatMap((film) => [...headFaults(film), ...lineFaults(film), ...idleFaults(film)])
}

function headFaults({ document, title, about, voices, signs = {} }: FilmSource): Fault[] {
  const english = [
    { place: ['title', 'en'], text: title.en },
    { place: ['about'], text: about },
    ...Object.entries(voices).map(([name, { en }]) => ({ place: ['voices', name, 'en'], text: en })),
  ]
  const malayalam = [
    { place: ['title', 'ml'], text: title.ml },
    ...Object.entries(voices).map(([name, { ml }]) => ({ place: ['voices', name, 'ml'], text: ml })),
    ...Object.entries(signs).map(([scene, text]) => ({ place: ['signs', scene], text })),
  ]
  return [
    ...english
      .filter(({ text }) => isMalayalam(text))
      .map(({ place, text }) => document.fault(place, `"${text}" is not English.`)),
    ...malayalam
      .filter(({ text }) => !isPureMalayalam(text))
      .map(({ place, text }) => document.fault(place, `"${text}" is not Malayalam.`)),
  ]
}

function lineFaults({ document, voices, scenes, lines }: FilmSource): Fault[] {
  return lines.flatMap(({ by, scene, text, english, gloss }, at) => {
    const fault = (key: string, sentence: string) => document.fault(['lines', at, key], sentence)
    const count = words(text).length
    return [
      ...(by in voices ? [] : [fault('by', `No voice is called "${by}".`)]),
      ...(scene in scenes ? [] : [fault('scene', `No scene is called "${scene}".`)]),
      ...(isPureMalayalam(text) ? [] : [fault('text', `The line "${text}" is not in Malayalam.`)]),
      ...(isMalayalam(english) ? [fault('english', `"${english}" is not in English.`)] : []),
      ...(count === gloss.length
        ? []
        : [fault('gloss', `"${text}" has ${count} words and ${gloss.length} glosses.`)]),
    ]
  })
}

/** A film has two voices, and it uses everything that it names. */
function idleFaults({ document, voices, scenes, signs = {}, lines }: FilmSource): Fault[] {
  const speaking = new Set(lines.map(({ by }) => by))
  const shown = new Set(lines.map(({ scene }) => scene))
  const idle = (key: string, names: object, used: ReadonlySet<string>, what: string) =>
    Object.keys(names)
      .filter((name) => !used.has(name))
      .map((name) => document.fault([key, name], `${what} "${name}" has no line.`))
  return [
    ...(Object.keys(voices).length === 2
      ? []
      : [document.fault(['voices'], 'A film is spoken by two voices.')]),
    ...idle('voices', voices, speaking, 'The voice'),
    ...idle('scenes', scenes, shown, 'The scene'),
    ...idle('signs', signs, shown, 'The sign in the scene'),
  ]
}
