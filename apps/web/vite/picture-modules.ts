import { loadPictures } from '@app/content'
import { asModule } from './as-module.ts'

/**
 * The pictures of words as modules: `pictures`, all of them by the ids of their words, and `pictured-words`,
 * which words those are.
 */
export function pictureModules(prefix: string, root?: string): (id: string) => string | undefined {
  const pictures = loadPictures(root)
  return (id) => {
    if (id === `${prefix}pictures`) return asModule({ pictures })
    if (id === `${prefix}pictured-words`) return asModule({ picturedWords: Object.keys(pictures) })
    return undefined
  }
}
