/** The configured address of the external posting, with the mission in the place of `{taskId}` (C-31). */
export function externalAddress(template: string | null, taskId: string): string | null {
  return template === null ? null : template.replaceAll('{taskId}', encodeURIComponent(taskId))
}
