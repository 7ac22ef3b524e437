import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadContentInChild, speechWorker } from '../../../../content/src/load-in-child-process.ts'
import { printError } from '../../../../tools/make-progress.ts'
import { writeClips, writeFilms } from '../../../../tools/site/write-media.ts'
import { writePages } from '../../../../tools/site/write-pages.ts'
import { openClipFolder } from '../../../server/src/audio/clip-folder.ts'
import { openClips } from '../../../server/src/audio/clip-library.ts'
import { openClipMaker } from '../../../server/src/audio/clip-maker.ts'
import { loadPages } from '../../../server/src/pages/load-pages.ts'

const root = resolve(import.meta.dirname, '../../../..')

/**
 * Writes the built app as a site of plain files into a folder of its own, with only the wanted clips: making all of
 * them takes minutes.
 */
export async function writeSite(origin: string, wanted: (clip: string) => boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'malayalam-site-'))
  const reading = loadContentInChild()
  const content = await reading.content
  const wordClips = await reading.wordClips()
  const kept = join(root, '.cache/clips')
  mkdirSync(kept, { recursive: true })
  const maker = openClipMaker(speechWorker, printError)
  const clips = openClips({
    clips: content.audio,
    wordClips: async () => wordClips,
    folder: openClipFolder(kept, printError),
    maker,
  })
  writePages(folder, await loadPages(join(root, 'apps/web/build/client'), origin), origin)
  await writeClips(folder, clips, [...content.audio.keys(), ...wordClips.keys()].filter(wanted))
  writeFilms(folder, content)
  await maker.close()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
