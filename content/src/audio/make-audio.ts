import { join } from 'node:path'
import { makeClips } from './make-clips.ts'

const started = performance.now()
try {
  const { made, kept, recorded, removed } = await makeClips(join(import.meta.dirname, '../..'))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${made.length} clips made, ${kept.length} kept, ${recorded.length} recorded, ${removed.length} removed (${seconds} s)`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
