import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalKey } from './canonical-item.ts'
import { memoryOf } from './memory.ts'
import { mergePractice } from './merge-practice.ts'
import { packItem, unpackItem } from './packed-item.ts'
import { anyPracticeLog } from './testing.ts'

const late = Date.UTC(2027, 10, 21)

it('a memory that was packed and sent is the same memory', () => {
  fc.assert(
    fc.property(anyPracticeLog, (made) => {
      const memory = memoryOf(mergePractice(made, []), late, canonicalKey)
      const sent = JSON.parse(JSON.stringify([...memory].map(packItem))) as ReturnType<typeof packItem>[]
      expect(new Map(sent.map(unpackItem))).toEqual(memory)
    }),
  )
})
