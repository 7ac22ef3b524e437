import { type Content, loadContent } from '@app/content'
import type { Plugin } from 'vite'
import { lexiconParts } from './lexicon-parts.ts'
import { appSounds, soundSetsOf } from './sound-sets.ts'

const prefix = 'virtual:content/'
const topic = `${prefix}topic/`
const words = `${prefix}words/`

/**
 * The content as modules, each with what one screen needs: `letters`, `phrases`, `articles`, the `titles` of the topics, the
 * `sounds` of the app, which clips a learner keeps together (`sound-sets`) with their sizes (`sound-bytes`), and `questions`, a
 * loader for each topic, and `lexicon`, a loader for each letter that words begin with, with `word-counts`, how many words each of
 * their topics has. A topic is a file of its own, so that a quiz
 * loads what it asks and nothing else, and so is a part of the lexicon.
 */
export function contentModules(): Plugin {
  let content: Content
  return {
    name: 'content-modules',
    buildStart() {
      content = loadContent()
    },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:content\// },
      handler: (id) => moduleOf(content, id.slice(1)),
    },
  }
}

function moduleOf(content: Content, id: string): string {
  const { topics, letters, phrases, articles, audio } = content
  switch (id) {
    case `${prefix}letters`:
      return asModule({ letters })
    case `${prefix}phrases`:
      return asModule({ phrases })
    case `${prefix}articles`:
      return asModule({ articles })
    case `${prefix}titles`: {
      const titles = Object.fromEntries(topics.map(({ key, title }) => [key, title]))
      return asModule({ titles, synthetic: [...audio.values()].some(({ source }) => source === 'made') })
    }
    case `${prefix}sounds`:
      return asModule({ sounds: appSounds(content) })
    case `${prefix}sound-sets`:
      return asModule({ soundSets: soundSetsOf(content) })
    case `${prefix}sound-bytes`: {
      const sizes = Object.entries(soundSetsOf(content)).map(([set, sounds]) => [
        set,
        sounds.reduce((sum, { bytes }) => sum + bytes, 0),
      ])
      return asModule({ soundBytes: Object.fromEntries(sizes) })
    }
    case `${prefix}word-counts`: {
      const words = Object.groupBy(content.lexicon, ({ topic }) => topic)
      const counts = Object.entries(words).map(([topic, entries]) => [topic, entries.length])
      return asModule({ wordCounts: Object.fromEntries(counts) })
    }
    case `${prefix}questions`:
      return `export const loaders = { ${topics.map(({ key }) => `${key}: () => import('${topic}${key}')`).join(', ')} }`
  }
  if (id === `${prefix}lexicon` || id.startsWith(words)) return lexiconModule(content, id)
  const asked = topics.find(({ key }) => id === topic + key)
  if (!asked) throw new Error(`There is no content module ${id}.`)
  return asModule({ questions: asked.questions })
}

function lexiconModule({ lexicon }: Content, id: string): string {
  const parts = lexiconParts(lexicon)
  if (id.startsWith(words)) return asModule({ entries: parts.get(decodeURI(id.slice(words.length))) ?? [] })
  const loader = (letter: string) =>
    `${JSON.stringify(letter)}: () => import(${JSON.stringify(words + encodeURI(letter))})`
  return `export const loaders = { ${[...parts.keys()].map(loader).join(', ')} }`
}

/** JSON.parse is read faster by a browser than the same data as an object literal. */
function asModule(values: Record<string, unknown>): string {
  const exported = Object.entries(values).map(
    ([name, value]) =>
      `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
  )
  return exported.join('\n')
}
