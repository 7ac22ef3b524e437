import { expect, it } from 'vitest'
import { letterPieces } from './letter-pieces.ts'

it.each([
  ['പാട്ട്', 'പാട്ട്', ['=പാട്ട്']],
  ['പാട്ട്', 'പട്ട്', ['=പ', '-ാ', '=ട്ട്']],
  ['പട്ട്', 'പാട്ട്', ['=പ', '+ാ', '=ട്ട്']],
  ['മഴ', 'മല', ['=മ', 'ഴ>ല']],
  ['കുട്ട', 'കുട', ['=കു', '-ട്', '=ട']],
  ['മഴ', '', ['-മഴ']],
  ['mazha', 'mala', ['=ma', 'zh>l', '=a']],
])('shows where %s and %s differ', (wanted, typed, shown) => {
  const told = letterPieces(wanted, typed).map((piece) => {
    if (piece.type === 'same') return `=${piece.text}`
    if (piece.type === 'missing') return `-${piece.wanted}`
    return piece.type === 'extra' ? `+${piece.typed}` : `${piece.wanted}>${piece.typed}`
  })
  expect(told).toEqual(shown)
})
