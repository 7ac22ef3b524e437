import type { CourseContent, Path } from '@app/learning/course'
import { contentFolder, pathFolder, readContentFiles } from '../content-files.ts'
import { readSource, type Source } from '../source.ts'
import { pathByMachine } from './path-by-machine.ts'
import { pathOf } from './path-of.ts'

type PathFiles = Pick<Source, 'path'>

/** The files of the path, read alone. */
export function readPathFiles(root: string = contentFolder): PathFiles {
  return readSource(readContentFiles(root, (path) => path.startsWith(`${pathFolder}/`)))
}

/** The path as it is written, or one made by machine while there is none. */
export function loadPath(files: PathFiles, content: CourseContent): Path {
  return files.path.length > 0 ? pathOf(files) : pathByMachine(content)
}
