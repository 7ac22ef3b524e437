import { gzipSync } from 'node:zlib'
import type { Fault } from '../fault.ts'
import type { PictureSource, Source } from '../source.ts'

/** In bytes, compressed: a phone keeps all of them. */
const largest = 2000

/** What a flat picture is drawn with. Nothing else can bring writing, code, another file or a style into a page. */
const shapes = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline'])

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'

/** A picture is of a word that the lexicon has, small, and of plain shapes. */
export function checkPictures({ pictures, lexicon }: Source): Fault[] {
  const words = new Set(lexicon.flatMap(({ entries }) => entries.map(({ id }) => id)))
  return pictures.flatMap((picture) => [
    ...(words.has(picture.entry)
      ? []
      : [fault(picture, `The lexicon has no word "${picture.entry}": a picture has the name of its word.`)]),
    ...drawingFaults(picture),
  ])
}

/** What is wrong with the drawing itself. */
export function drawingFaults(picture: PictureSource): Fault[] {
  const { svg } = picture
  const bytes = gzipSync(svg).length
  const tags = [...svg.matchAll(/<(?<close>\/?)(?<name>[\w!?:-]*)(?<inside>[^<>]*)>/g)].map(({ groups }) => ({
    isClose: groups?.close === '/',
    name: groups?.name ?? '',
    inside: groups?.inside ?? '',
  }))
  const foreign = tags.find(({ name }) => !shapes.has(name))
  const active = tags.find(({ inside }) => /\bon\w+=|href|style=|url\(/i.test(inside))
  return [
    !svg.startsWith(start) && `A picture begins with ${start}`,
    foreign && `A picture is drawn with ${[...shapes].join(', ')}, not with <${foreign.name}>.`,
    active && 'A picture has no code, no style, and no address of anything else.',
    svg.replaceAll(/<[^<>]*>/g, '').trim() !== '' && 'A picture has no writing.',
    !isClosed(tags) && 'A shape of the picture is not closed, or closed twice.',
    bytes > largest && `The picture has ${bytes} bytes when compressed; ${largest} are allowed.`,
  ].flatMap((sentence) => (sentence ? [fault(picture, sentence)] : []))
}

function isClosed(tags: readonly { isClose: boolean; name: string; inside: string }[]): boolean {
  const open: string[] = []
  for (const { isClose, name, inside } of tags) {
    if (isClose && open.pop() !== name) return false
    if (!isClose && !inside.endsWith('/')) open.push(name)
  }
  return open.length === 0
}

const fault = ({ file }: PictureSource, sentence: string): Fault => ({ file, line: 1, sentence })
