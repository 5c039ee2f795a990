/** Runs `build` at the first call and answers its result from then on. */
export function once<T>(build: () => T): () => T {
  let built: { readonly value: T } | null = null
  return () => {
    built ??= { value: build() }
    return built.value
  }
}
