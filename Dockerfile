# Konak in two stages: the first builds, the second has what runs and nothing else.
# docker build -t konak . && docker compose up        (docs/operations.md)
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DB_FILE=/data/konak.db
WORKDIR /app
COPY --from=build /app/package.json /app/db.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/resources ./resources
COPY --from=build /app/locales ./locales
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Ready: the data can be reached, the configuration holds, the jobs run.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/ready').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"
CMD ["node", "dist/server/server.js"]
