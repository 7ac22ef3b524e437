import { loadContent } from '@app/content'
import type { Plugin } from 'vite'

const lists = ['letters', 'phrases', 'articles'] as const
const topics = 'virtual:content/topics'
const topic = 'virtual:content/topic/'
const resolved = (id: string) => `\0${id}`

/**
 * The content as modules: `virtual:content/topics` has the title of every topic and a loader for its questions, each topic
 * a file of its own, so that a quiz loads what it asks and nothing else.
 */
export function contentModules(): Plugin {
  let content: ReturnType<typeof loadContent>
  return {
    name: 'content-modules',
    buildStart() {
      content = loadContent()
    },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => resolved(id),
    },
    load: {
      filter: { id: /^\0virtual:content\// },
      handler(id) {
        const list = lists.find((name) => id === resolved(`virtual:content/${name}`))
        if (list) return asModule(list, (content as any)[list] ?? [])
        if (id === resolved(topics)) {
          const titles = Object.fromEntries(content.topics.map(({ key, title }) => [key, title]))
          const loaders = content.topics.map(({ key }) => `${key}: () => import('${topic}${key}')`)
          const synthetic = [...content.audio.values()].some(({ source }) => source === 'made')
          return `${asModule('titles', titles)}\n${asModule('synthetic', synthetic)}\nexport const loaders = { ${loaders.join(', ')} }`
        }
        const found = content.topics.find(({ key }) => id === resolved(topic + key))
        if (found) return asModule('questions', found.questions)
        throw new Error(`There is no content module ${id}.`)
      },
    },
  }
}

/** JSON.parse is read faster by a browser than the same data as an object literal. */
const asModule = (name: string, value: unknown) =>
  `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`
