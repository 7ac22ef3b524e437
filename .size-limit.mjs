import { readdirSync, readFileSync } from 'node:fs'

const built = 'apps/web/build/client'

/** The scripts a page names in its HTML: what a first visit loads, but for the topic itself. */
const scriptsOf = (page) =>
  [...new Set(readFileSync(`${built}/${page}/index.html`, 'utf8').match(/\/assets\/[\w.-]+\.js/g))].map(
    (path) => built + path,
  )

/** The same of the video page for who is signed in: what fetches the player and syncs comes at once, and what it imports. */
const scriptsOfPlayer = () => {
  const late = readdirSync(`${built}/assets`).filter((name) =>
    /^(?:browser-sync|watch-video)-.*\.js$/.test(name),
  )
  const scripts = new Set([...scriptsOf('youtube2'), ...late.map((name) => `${built}/assets/${name}`)])
  for (const script of scripts)
    for (const [, name] of readFileSync(script, 'utf8').matchAll(/(?:from|import)"\.\/([\w.-]+)"/g))
      scripts.add(`${built}/assets/${name}`)
  return [...scripts]
}

export default [
  // With the headers of its files, and its topic, 125 kB come over the wire: `npm run bench -- weight`.
  { name: 'JavaScript of the quiz, first visit (brotli)', path: scriptsOf('lessons2'), limit: '118.5 kB' },
  { name: 'JavaScript of a level page (brotli)', path: scriptsOf('level'), limit: '125 kB' },
  {
    name: 'JavaScript of the coach, before anything is asked (brotli)',
    path: scriptsOf('coach'),
    limit: '140 kB',
  },
  // With the headers of its files 150 kB come over the wire: `npm run bench -- video`.
  {
    name: 'JavaScript of the video page, signed in, before it plays (brotli)',
    path: scriptsOfPlayer(),
    limit: '140.5 kB',
  },
]
