import { afterAll } from 'vitest'
import { closeOpened } from './src/testing-closers.ts'

// Vitest runs this anew before each test file.
afterAll(closeOpened)
