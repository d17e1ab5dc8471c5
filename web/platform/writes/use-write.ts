import { hashKey, useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query'
import { useOnce } from './once.ts'

/**
 * `useMutation` of which the same write is under way at most once, however often its button is pressed. `mutateAsync`
 * answers undefined for a press that was refused.
 */
export function useWrite<Reply, Input = void, Before = unknown>(
  options: UseMutationOptions<Reply, Error, Input, Before>,
) {
  const mutation = useMutation(options)
  const once = useOnce()
  const mutateAsync = (input: Input, callbacks?: MutateOptions<Reply, Error, Input, Before>) =>
    once(hashKey([input]), () => mutation.mutateAsync(input, callbacks))
  return {
    ...mutation,
    mutateAsync,
    // As in the library: who does not wait for the reply reads the failure from the state.
    mutate: (...args: Parameters<typeof mutateAsync>) => void mutateAsync(...args).catch(() => {}),
  }
}
