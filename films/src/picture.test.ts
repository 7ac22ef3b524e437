import { contentFolder, readContentFiles, readSource } from '@app/content/reader'
import { Transcript } from '@app/learning/video'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { picture } from './kit/stage.ts'
import { filmScenes } from './scenes/all.ts'
import { timelineOf } from './transcript-of.ts'

const files = readContentFiles(contentFolder, (path) => path.includes('films/'))
const { films, filmManifest, transcripts } = readSource(files)

describe.each(films)('the picture of $theme', (film) => {
  const scene = filmScenes[film.theme]
  const duration = filmManifest[film.theme]?.duration ?? 0
  const timeline = timelineOf(film, v.parse(Transcript, transcripts.get(film.theme)), duration)
  const draw = picture(scene, timeline, film.signs ?? {})
  const moments = Array.from({ length: Math.ceil(duration) }, (_, second) => second)

  it('depends on the time alone', () => {
    const again = picture(scene, timeline, film.signs ?? {})
    for (const t of moments.filter((second) => second % 20 === 0)) expect(again(t)).toBe(draw(t))
  })

  it('has valid numbers everywhere', () => {
    for (const t of moments) expect(draw(t)).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('contains no writing except the signs of the script', () => {
    const written = moments.flatMap((t) =>
      [...draw(t).matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text),
    )
    expect([...new Set(written)].toSorted()).toEqual([...new Set(Object.values(film.signs ?? {}))].toSorted())
  })

  it('moves: no two seconds look the same', () => {
    expect(new Set(moments.map(draw)).size).toBe(moments.length)
  })

  it('has a scene for each that the script names', () => {
    expect(Object.keys(scene.scenes).toSorted()).toEqual(Object.keys(film.scenes).toSorted())
  })
})
