export * from './byte-range.ts'
export * from './error.ts'
export * from './health.ts'
export * from './quiz.ts'
