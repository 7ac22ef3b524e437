import { join } from 'node:path'
import { topicKeys } from '@app/learning/course'
import { describe, expect, it } from 'vitest'
import { readAudioFolder } from './audio/audio-folder.ts'
import { checkSource } from './checks/check-source.ts'
import { readContentFiles } from './content-files.ts'
import { formatFault } from './fault.ts'
import { loadContent } from './load-content.ts'
import { readSource } from './source.ts'

const root = join(import.meta.dirname, '..')

describe('the content that is shipped', () => {
  it('has no fault that check:content names', () => {
    const source = readSource(readContentFiles(root), readAudioFolder(root))
    expect(checkSource(source).map(formatFault)).toEqual([])
  })

  it('has all topics in course order, the letters, and the two sounds of the app', () => {
    const { topics, letters, audio } = loadContent()
    expect(topics.map(({ key }) => key)).toEqual(topicKeys)
    expect(letters).toHaveLength(110)
    expect(audio.has('right') && audio.has('wrong')).toBe(true)
  })

  it('is spoken in clips a phone can load: 40 kbit/s, none over ten seconds', () => {
    const { audio } = loadContent()
    expect(Math.max(...[...audio.values()].map(({ bytes }) => bytes))).toBeLessThan(50_000)
  })
})
