import { readdirSync, readFileSync } from 'node:fs'

const built = 'apps/web/build/client'

/** The scripts a page names in its HTML: what a first visit loads, but for the topic itself. */
const scriptsOf = (page) =>
  [...new Set(readFileSync(`${built}/${page}/index.html`, 'utf8').match(/\/assets\/[\w.-]+\.js/g))].map(
    (path) => built + path,
  )

/** The same for who is signed in: what syncs comes at once, and on the video page the player, each with what it imports. */
const scriptsOfLearner = (page, late) => {
  const fetched = readdirSync(`${built}/assets`).filter((name) => late.test(name))
  const scripts = new Set([...scriptsOf(page), ...fetched.map((name) => `${built}/assets/${name}`)])
  for (const script of scripts)
    for (const [, name] of readFileSync(script, 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g))
      scripts.add(`${built}/assets/${name}`)
  return [...scripts]
}

/** The faces that a page asks for before anything else. */
const firstFonts = (page) =>
  [
    ...readFileSync(`${built}/${page}/index.html`, 'utf8').matchAll(
      /rel="preload"[^>]*href="([^"]+\.woff2)"/g,
    ),
  ].map(([, path]) => built + path)

/** What the build measures, and a little room: `docs/decisions/037-a-simple-web-build.md`. */
export default [
  { name: 'JavaScript of the quiz (brotli)', path: scriptsOf('lessons2'), limit: '160.2 kB' },
  { name: 'JavaScript of the quiz in Malayalam (brotli)', path: scriptsOf('ml/lessons2'), limit: '162.5 kB' },
  {
    name: 'JavaScript of the heaviest open page, the vocabulary (brotli)',
    path: scriptsOf('lm'),
    limit: '177 kB',
  },
  { name: 'JavaScript of a level page (brotli)', path: scriptsOf('level'), limit: '165 kB' },
  {
    name: 'JavaScript of the coach, signed in, before anything is asked (brotli)',
    path: scriptsOfLearner('coach', /^browser-sync-.*\.js$/),
    limit: '194.2 kB',
  },
  { name: 'Fonts before the first word is read', path: firstFonts('level'), limit: '45 kB' },
  {
    name: 'Fonts in all, but for the letters to write',
    path: `${built}/assets/anek-*.woff2`,
    limit: '85 kB',
  },
  {
    name: 'JavaScript of the video page, signed in, before it plays (brotli)',
    path: scriptsOfLearner('youtube2', /^(?:browser-sync|watch-video)-.*\.js$/),
    limit: '209.9 kB',
  },
]
