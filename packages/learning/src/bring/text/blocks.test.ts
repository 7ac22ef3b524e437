import { expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

it.each([
  ['മഴ  പെയ്തു\n ഇന്ന്', [{ text: 'മഴ പെയ്തു ഇന്ന്' }]],
  ['മഴ<h2>തലക്കെട്ട്</h2>പുഴ', [{ text: 'മഴ' }, { text: 'തലക്കെട്ട്', heading: true }, { text: 'പുഴ' }]],
  ['മഴ<p><a href="x">പുഴ</a></p>കടൽ', [{ text: 'മഴ' }, { text: 'പുഴ', linked: true }, { text: 'കടൽ' }]],
  ['മഴ<main>പുഴ</main>കടൽ', [{ text: 'മഴ' }, { text: 'പുഴ', main: true }, { text: 'കടൽ' }]],
])('reads %j, what is in no paragraph too', (markup, blocks) => {
  expect(blocksOf(markup)).toMatchObject({ blocks, title: '' })
  expect(blocksOf(markup).blocks).toEqual(blocks)
})

it('keeps the lines of what is shown as it is written, and of nothing else', () => {
  expect(blocksOf('മഴ\nപുഴ<pre>കടൽ\nകാറ്റ്</pre>').blocks.map(({ text }) => text)).toEqual(['മഴ പുഴ', 'കടൽ\nകാറ്റ്'])
})

it('reads the rows of a table apart, the last one too', () => {
  const table = '<table><tr><td>അമ്മ</td><td>mother</td></tr><tr><td>വീട്</td><td>house</td></table>'
  expect(blocksOf(table).blocks.map(({ cells }) => cells)).toEqual([
    ['അമ്മ', 'mother'],
    ['വീട്', 'house'],
  ])
})
