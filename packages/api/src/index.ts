export * from './error.ts'
export * from './health.ts'
export * from './progress.ts'
export * from './quiz.ts'
