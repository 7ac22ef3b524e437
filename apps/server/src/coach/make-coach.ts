import type { Coach, CoachModel } from '../outside/coach.ts'
import type { CoachSettings } from '../settings/read-coach-settings.ts'
import { builtInModel } from './built-in-model.ts'
import { serviceModel } from './service-model.ts'
import { workerModel } from './worker-model.ts'

/**
 * The coach of these settings. With a model, the service speaks OpenAI's protocol; without one, the worker's
 * (docs/coach.md).
 */
export function makeCoach(
  { service, dailyCredits }: CoachSettings,
  builtIn: Parameters<typeof builtInModel>[0],
): Coach {
  return { model: modelOf(service, builtIn), dailyCredits }
}

function modelOf(service: CoachSettings['service'], builtIn: Parameters<typeof builtInModel>[0]): CoachModel {
  if (!service) return builtInModel(builtIn)
  const { model, ...rest } = service
  return model ? serviceModel({ ...rest, model }) : workerModel(rest)
}
