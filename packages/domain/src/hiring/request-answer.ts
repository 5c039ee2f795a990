/** What a Sider may answer whom a company asked for (N-22). */
export const siderAnswers = ['accepted', 'declined'] as const
export type SiderAnswer = (typeof siderAnswers)[number]

/** How an answer came. */
export const answerWays = ['phone', 'text', 'email', 'app'] as const
export type AnswerWay = (typeof answerWays)[number]
