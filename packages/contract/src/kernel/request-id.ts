/** Header that names a call, from the screen to the log: the browser sends it, and each answer has it. */
export const requestIdHeader = 'x-request-id'
