import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeConfig } from 'vitest/config'
import server from '../../apps/server/vitest.config.ts'
import { root } from './rooms.ts'

const { MUTANT_FILE = '', MUTANT_TEXT = '', MUTANT_CONFIG = '.' } = process.env

/** Tests see one source changed. Nothing is written where others could see it. */
export default mergeConfig(MUTANT_CONFIG === '.' ? {} : server, {
  root: join(root, MUTANT_CONFIG),
  plugins: [
    {
      name: 'one mutant',
      enforce: 'pre' as const,
      load: (id: string) => (id === join(root, MUTANT_FILE) ? readFileSync(MUTANT_TEXT, 'utf8') : undefined),
    },
  ],
  test: {
    ...(MUTANT_CONFIG === '.' && {
      include: ['**/*.test.ts'],
      isolate: false,
      setupFiles: [join(root, 'tools/test/property-runs.ts')],
    }),
    testTimeout: 120_000,
    maxWorkers: 1,
    bail: 1,
  },
})
