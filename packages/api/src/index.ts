export * from './error.ts'
export * from './health.ts'
export * from './origin.ts'
export * from './quiz.ts'
