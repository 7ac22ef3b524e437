/** Numbers of a picture: a tenth of a unit is finer than a pixel. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

/** A path, an attribute or a transform with its numbers rounded. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]) =>
  parts.reduce((text, part, at) => {
    const value = values[at - 1]
    return text + (typeof value === 'number' ? n(value) : value) + part
  })

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))
export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** From 0 to 1 between two moments, slow at both ends. */
export function rise(t: number, from: number, to: number): number {
  const share = clamp((t - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** A swing between -1 and 1, at a number of times per second. */
export const swing = (t: number, perSecond: number, phase = 0) =>
  Math.sin((t * perSecond + phase) * 2 * Math.PI)

/** A number from 0 to 1 that looks random and is always the same for the same place. */
export function chance(place: number): number {
  const wild = Math.sin(place * 127.1 + 311.7) * 43758.5453
  return wild - Math.floor(wild)
}

export const many = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

const group = (transform: string, inside: string, more = '') =>
  `<g transform="${transform}"${more && ` ${more}`}>${inside}</g>`

export const at = (x: number, y: number, inside: string, size = 1, turn = 0) =>
  group(
    d`translate(${x} ${y})${turn ? d` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${Math.round(size * 1000) / 1000})`}`,
    inside,
  )

export const fade = (opacity: number, inside: string) =>
  opacity <= 0 ? '' : opacity >= 1 ? inside : `<g opacity="${Math.round(opacity * 100) / 100}">${inside}</g>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(Math.max(rx, 0))}" ry="${n(Math.max(ry, 0))}" fill="${fill}"${more && ` ${more}`}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${round}"` : ''} fill="${fill}"/>`

export const shape = (path: string, fill: string, more = '') =>
  `<path d="${path}" fill="${fill}"${more && ` ${more}`}/>`

/** A line with a width and round ends. */
export const stroke = (path: string, colour: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`

/** A gradient from top to bottom. The id names it in the picture. */
export function downward(id: string, ...stops: readonly string[]): string {
  const last = stops.length - 1
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map((colour, at) => stop(at / last, colour)).join('')}</linearGradient>`
}

/** A glow: a colour in the middle that fades to nothing at the edge. */
export const glow = (id: string, colour: string, strength = 1) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${Math.round(strength * 40) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const stop = (offset: number, colour: string) =>
  `<stop offset="${n(offset * 10) === '0' ? 0 : Math.round(offset * 100) / 100}" stop-color="${colour}"/>`
