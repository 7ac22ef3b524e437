import type { CourseContent, Path } from '@app/learning/course'
import { contentFolder, pathFolder, readContentFiles } from '../content-files.ts'
import { readSource } from '../source.ts'
import { pathByMachine } from './path-by-machine.ts'
import { pathOf } from './path-of.ts'

/** The path as it is written, or one made by machine while there is none. */
export function loadPath(content: CourseContent, root: string = contentFolder): Path {
  const isPath = (path: string) => path.startsWith(`${pathFolder}/`)
  const { path } = readSource(readContentFiles(root, isPath))
  return path.length > 0 ? pathOf({ path }) : pathByMachine(content)
}
