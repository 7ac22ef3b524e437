import { afterAll } from 'vitest'
import { closeOpened } from './src/testing/at-end-of-file.ts'

// Vitest runs this anew before each test file.
afterAll(closeOpened)
