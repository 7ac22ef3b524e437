import { loaders } from 'virtual:content/course-scenes'
import type { CourseScene } from '@app/learning/course'

/** The scenes of these stretches, each a file. What does not arrive is requested again at the next call. */
export async function loadScenes(stretches: readonly string[]): Promise<CourseScene[]> {
  const files = await Promise.allSettled(stretches.map((stretch) => loaders[stretch]?.()))
  return files.flatMap((file) => (file.status === 'fulfilled' ? (file.value?.scenes ?? []) : []))
}
