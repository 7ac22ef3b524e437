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
    for (const [, name] of readFileSync(script, 'utf8').matchAll(/(?:from|import)"\.\/([\w.-]+)"/g))
      scripts.add(`${built}/assets/${name}`)
  return [...scripts]
}

export default [
  // Of it 0.5 kB ask whether the operator has a voice of their own, and play the device's; 0.2 kB are requests that outlive their page.
  // With the headers of its files, and its topic, 125 kB come over the wire: `npm run bench -- weight`.
  { name: 'JavaScript of the quiz, first visit (brotli)', path: scriptsOf('lessons2'), limit: '119.5 kB' },
  { name: 'JavaScript of a level page (brotli)', path: scriptsOf('level'), limit: '125 kB' },
  // With the headers of its files 137 kB come over the wire, and 2 kB more at rest: `npm run bench -- coach`.
  {
    name: 'JavaScript of the coach, signed in, before anything is asked (brotli)',
    path: scriptsOfLearner('coach', /^browser-sync-.*\.js$/),
    limit: '129.7 kB',
  },
  // With the headers of its files 150 kB come over the wire: `npm run bench -- video`.
  // The last 0.2 kB of room are for asking whether the operator has a voice of their own.
  {
    name: 'JavaScript of the video page, signed in, before it plays (brotli)',
    path: scriptsOfLearner('youtube2', /^(?:browser-sync|watch-video)-.*\.js$/),
    limit: '141.5 kB',
  },
]
