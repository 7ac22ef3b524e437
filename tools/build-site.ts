import { join, resolve } from 'node:path'
import { openClipFolder } from '../apps/server/src/audio/clip-folder.ts'
import { openClips } from '../apps/server/src/audio/clip-library.ts'
import { noClipMaker } from '../apps/server/src/audio/clip-maker.ts'
import { loadPages } from '../apps/server/src/pages/load-pages.ts'
import { readSettings } from '../apps/server/src/settings/read-settings.ts'
import { loadContentInChild } from '../content/src/load-in-child-process.ts'
import { buildWeb } from './build-web.ts'
import { makeClips } from './make-clips.ts'
import { printError } from './make-progress.ts'
import { precompress } from './precompress.ts'
import { emptySite } from './site/empty-site.ts'
import { readSiteOptions } from './site/site-options.ts'
import { writeClips, writeFilms } from './site/write-media.ts'
import { writePages } from './site/write-pages.ts'

/**
 * `npm run build:site -- <folder>`: writes everything that needs no server as plain files for any static host
 * (`docs/operate.md`). `PUBLIC_URL` is its address; `--compressed` adds compressed files for hosts that can send them.
 */
const root = resolve(import.meta.dirname, '..')
// Workers do not keep the process alive.
const alive = setInterval(() => undefined, 1000)

try {
  const { folder, compressed } = readSiteOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
  const { dataDir, publicUrl, contact, pages } = readSettings(process.env, root)
  emptySite(folder)
  await buildWeb()
  if (!(await makeClips(dataDir)))
    throw new Error('Not every clip could be made, so the site was not written.')

  const reading = loadContentInChild()
  const content = await reading.content
  const wordClips = await reading.wordClips()
  const clips = openClips({
    clips: content.audio,
    wordClips: async () => wordClips,
    folder: openClipFolder(join(dataDir, 'clips'), printError),
    maker: noClipMaker,
  })
  writePages(folder, await loadPages(pages.dir, publicUrl ?? '', contact), publicUrl)
  await writeClips(folder, clips, [...content.audio.keys(), ...wordClips.keys()])
  writeFilms(folder, content)
  if (compressed) await precompress(folder)
  console.log(`The site is in ${folder}.`)
  if (!publicUrl)
    console.log(
      'It names no address of its own: set PUBLIC_URL for a sitemap, and for pictures where it is shared.',
    )
} catch (error) {
  printError(error)
  process.exitCode = 1
} finally {
  clearInterval(alive)
}
