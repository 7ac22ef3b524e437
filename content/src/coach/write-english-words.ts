import { writeFileSync } from 'node:fs'
import { englishWords, englishWordsFile } from './english-words.ts'

writeFileSync(englishWordsFile, englishWords())
