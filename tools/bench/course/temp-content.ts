import { courseContentOf } from '../../../content/src/course/course-content.ts'
import { loadContent } from '../../../content/src/load-content.ts'
import { loadLexicon } from '../../../content/src/load-lexicon.ts'

export const tempContent = () => courseContentOf(loadContent(), loadLexicon())
