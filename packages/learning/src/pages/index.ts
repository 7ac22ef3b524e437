export { Article, Block, Inline } from './article.ts'
export { Phrase } from './phrase.ts'
