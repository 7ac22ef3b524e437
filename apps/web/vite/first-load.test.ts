import { describe, expect, it } from 'vitest'
import { isInFirstLoad } from './first-load.ts'

/** A module graph, each module with who imports it. */
const graphOf = (importers: Record<string, string[]>) => ({
  getModuleInfo: (id: string) => (importers[id] ? { importers: importers[id] } : null),
})

const graph = graphOf({
  '/app/routes/lessons2.tsx?client-route': [],
  '/app/routes/letters.tsx?client-route': [],
  '/app/features/quiz.tsx': ['/app/routes/lessons2.tsx?client-route'],
  '/app/ui/button.tsx': ['/app/features/quiz.tsx', '/app/routes/letters.tsx?client-route'],
  '/app/features/letters.tsx': ['/app/routes/letters.tsx?client-route'],
  '/one.ts': ['/two.ts'],
  '/two.ts': ['/one.ts'],
  '/round.ts': ['/way.ts', '/app/features/quiz.tsx'],
  '/way.ts': ['/round.ts'],
})

describe('isInFirstLoad', () => {
  it.each([
    '/app/routes/lessons2.tsx?client-route',
    '/app/features/quiz.tsx',
    '/app/ui/button.tsx',
    '/round.ts',
    '/way.ts',
  ])('%s is in it', (id) => expect(isInFirstLoad(id, graph)).toBe(true))

  it.each(['/app/features/letters.tsx', '/app/routes/letters.tsx?client-route', '/one.ts', '/unheard-of.ts'])(
    '%s is not',
    (id) => expect(isInFirstLoad(id, graph)).toBe(false),
  )
})
