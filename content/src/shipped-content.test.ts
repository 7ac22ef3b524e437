import { join } from 'node:path'
import { topicKeys } from '@app/learning/levels'
import { describe, expect, it } from 'vitest'
import { readRecordings } from './audio/recordings.ts'
import { checkSource } from './checks/check-source.ts'
import { readContentFiles } from './content-files.ts'
import { formatFault } from './fault.ts'
import { filmThemes } from './films/film.ts'
import { readFilmFolder } from './films/film-folder.ts'
import { readSource } from './source.ts'
import { shippedContent } from './testing/shipped.ts'

const root = join(import.meta.dirname, '..')

describe('the shipped content', () => {
  it('has no fault that check:content names', () => {
    const source = readSource(readContentFiles(root), readRecordings(root), readFilmFolder(root))
    expect(checkSource(source).map(formatFault)).toEqual([])
  })

  it('has all topics in course order, the letters, and the two sounds of the app', () => {
    const { topics, letters, audio } = shippedContent()
    expect(topics.map(({ key }) => key)).toEqual(topicKeys)
    expect(letters).toHaveLength(110)
    expect(audio.has('right') && audio.has('wrong')).toBe(true)
  })

  it('has clips that a phone can load: 40 kbit/s, none over ten seconds', () => {
    const { audio } = shippedContent()
    expect(Math.max(...[...audio.values()].map(({ bytes }) => bytes))).toBeLessThan(50_000)
  })

  it('has a film for each theme, its words with meaning and sound, its files by their versions', () => {
    const { films, filmFiles } = shippedContent()
    expect(films.map(({ id }) => id)).toEqual(filmThemes)
    for (const { id, duration, transcript, poster, files, voices } of films) {
      expect(duration).toBeGreaterThanOrEqual(60)
      expect(duration).toBeLessThanOrEqual(120)
      const versions = ['jpg', 'webm', 'mp4'].map(
        (ending) => `/films/${id}.${ending}?v=${filmFiles.get(`${id}.${ending}`)?.hash}`,
      )
      expect([poster, files.webm, files.mp4]).toEqual(versions)
      expect(transcript.video_id).toBe(id)
      for (const { speaker, words } of transcript.snippets) {
        expect(Object.keys(voices)).toContain(speaker)
        expect(words.every(({ meaning, pronunciation }) => meaning && pronunciation)).toBe(true)
      }
    }
  })
})
