# The site and its API in one process. Build: docker build -t tillmatch .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Addresses that pages are built with, for a site whose API is elsewhere.
ARG VITE_API_URL
ARG VITE_SANDBOX_API_URL
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /app/dist dist
COPY tools/run.mjs tools/run.mjs
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself and not npm: a signal has to reach the server.
CMD ["node", "dist/server/main.js"]
