import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeClips } from '../../content/src/audio/make-clips.ts'
import { atMost, type Figure } from './figure.ts'

/** Making every clip from nothing, in one process, once; reckoned for 600. */
export async function timeAudio(): Promise<Figure[]> {
  const root = mkdtempSync(join(tmpdir(), 'malayalam-audio-'))
  try {
    for (const path of ['data', 'known-words.yaml', 'ids.txt'])
      cpSync(join('content', path), join(root, path), { recursive: true })
    const started = performance.now()
    const { made } = await makeClips(root)
    const seconds = (performance.now() - started) / 1000
    return [
      atMost(
        `600 clips made (${made.length} in ${seconds.toFixed(1)} s)`,
        (seconds / made.length) * 600,
        30,
        's',
      ),
    ]
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
