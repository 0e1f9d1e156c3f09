/** Stands in for axios (vite.config.ts): every call goes through `providers/http.ts`, so this one is never used. */
const refuse = () => Promise.reject(new Error('axios is not part of this build'));
const instance = { get: refuse, post: refuse, interceptors: { request: { use: refuse }, response: { use: () => 0 } } };

export default { ...instance, create: () => instance };
